import { startDemoService } from '../../../../electron/main/demo/service';
import { compressionBomb } from '../../../service/faults';

const services = (['gzip', 'br'] as const).map((encoding) =>
  startDemoService({
    clock: Date.now,
    account: () => null,
    intercept: compressionBomb(encoding, 400),
  }),
);
const addresses = (await Promise.all(services)).map(({ baseUrl }) => baseUrl);
process.stdout.write(`${addresses.join(' ')}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
