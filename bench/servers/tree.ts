import { readdirSync } from 'node:fs'
import { memoryOf, parentOf } from '../cost/processor.ts'

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid)
}

/** Resident memory in MiB of a process with everything that it has started. */
export function memoryOfTree(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child), memoryOf(pid) ?? 0)
}
