import { readdirSync } from 'node:fs'
import { memoryOf, parentOf } from '../cost/processor.ts'

/** Resident memory in MiB of a process with everything that it has started. */
export function memoryOfTree(pid: number): number {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(Number(name)) }))
  const below = (each: number): number[] => [
    each,
    ...parents.filter(({ parent }) => parent === each).flatMap((child) => below(child.pid)),
  ]
  return below(pid).reduce((sum, each) => sum + (memoryOf(each) ?? 0), 0)
}
