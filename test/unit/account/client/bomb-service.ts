import { startDemoService } from '../../../../electron/main/demo/service';
import { compressionBomb } from '../../../service/faults';

const encoding = process.argv[2] === 'br' ? 'br' : 'gzip';
const service = await startDemoService({
  clock: Date.now,
  account: () => null,
  intercept: compressionBomb(encoding, 400),
});
process.stdout.write(`${service.baseUrl}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
