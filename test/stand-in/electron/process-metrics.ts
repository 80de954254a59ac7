import { readFileSync } from 'node:fs';
import type { ProcessMetric } from 'electron';
import { throwOnUncovered } from '../uncovered';

/** Ids of the running utility processes. */
const running = new Set<number>();

/** Records the start of a utility process. Returns a function to call at its end. */
export function noteProcess(pid: number): () => void {
  running.add(pid);
  return () => {
    running.delete(pid);
  };
}

/** Clock ticks per second that Linux reports to programs, on every processor. */
const ticks = 100;

/** CPU seconds of a process in user and kernel mode (proc(5), fields 14 and 15). Undefined except on Linux. */
function worked(pid: number): number | undefined {
  try {
    // Splits after the second field, a name in brackets that may contain any character.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return undefined;
  }
}

/** app.getAppMetrics, for utility processes only and with their CPU time only. */
export const getAppMetrics = (): ProcessMetric[] =>
  [...running].map((pid) => {
    const cumulativeCPUUsage = worked(pid);
    const cpu = throwOnUncovered<ProcessMetric['cpu']>('processMetric.cpu', {
      // Electron omits the value where the system does not report it.
      cumulativeCPUUsage,
    });
    return throwOnUncovered<ProcessMetric>('processMetric', { pid, cpu });
  });
