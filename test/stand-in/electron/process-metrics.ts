import { readFileSync } from 'node:fs';
import type { ProcessMetric } from 'electron';
import { loud } from '../loud';

/** The ids of the utility processes that run. */
const running = new Set<number>();

/** A utility process has started; what is answered is to be called at its end. */
export function noteProcess(pid: number): () => void {
  running.add(pid);
  return () => {
    running.delete(pid);
  };
}

/** Clock ticks a second, which Linux has for programs on every processor. */
const ticks = 100;

/** Seconds that a process has worked, in itself and in the kernel (proc(5), fields 14 and 15); only Linux tells. */
function worked(pid: number): number | undefined {
  try {
    // The second field is a name in brackets, which may have anything in it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return undefined;
  }
}

/** Of utility processes alone, and of these the work that they have done. */
export const getAppMetrics = (): ProcessMetric[] =>
  [...running].map((pid) => {
    const cumulativeCPUUsage = worked(pid);
    const cpu = loud<ProcessMetric['cpu']>('processMetric.cpu', {
      // Electron leaves it out where the system does not tell.
      cumulativeCPUUsage,
    });
    return loud<ProcessMetric>('processMetric', { pid, cpu });
  });
