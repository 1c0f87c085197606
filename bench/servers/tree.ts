import { readdirSync } from 'node:fs'
import { memoryOf, parentOf } from '../cost/processor.ts'

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid)
}

/** Memory in MiB of a process with everything that it has started, resident where nothing else is said. */
export function memoryOfTree(pid: number, of = memoryOf): number {
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child, of), of(pid) ?? 0)
}
