import { startWatchedService } from '../../../service/watched-service';
import { compressionBomb } from '../../../service/faults';

const services = (['gzip', 'br'] as const).map((encoding) =>
  startWatchedService({
    clock: Date.now,
    account: () => null,
    intercept: compressionBomb(encoding, 400),
  }),
);
const addresses = (await Promise.all(services)).map(({ baseUrl }) => baseUrl);
process.stdout.write(`${addresses.join(' ')}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
