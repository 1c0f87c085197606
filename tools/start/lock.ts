import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { birthOf, isAlive, type Living } from './living.ts'
import { Advice } from './settings.ts'

interface Holder extends Living {
  readonly address: string | null
}

export interface Lock {
  /** Tells a second start where this one is found. */
  publish(address: string): void
  release(): void
}

/** Takes the data folder for this process. Refuses while another one that lives has it; what a dead one left is taken over. */
export function takeLock(dataFolder: string): Lock {
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 })
  const file = join(dataFolder, 'running.json')
  const own = { pid: process.pid, born: birthOf(process.pid) }
  const holder = holderIn(file)
  if (holder && isAlive(holder)) throw new Advice(refusal(dataFolder, holder))
  rmSync(file, { force: true })
  claim(file, dataFolder, { ...own, address: null })
  return {
    publish(address) {
      const draft = `${file}.${process.pid}`
      writeFileSync(draft, JSON.stringify({ ...own, address }))
      renameSync(draft, file)
    },
    release() {
      if (holderIn(file)?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

/** Only one of two that start at the same moment can make the file. */
function claim(file: string, dataFolder: string, holder: Holder): void {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new Advice(refusal(dataFolder, holderIn(file)))
  }
}

function refusal(dataFolder: string, holder: Holder | null): string {
  const where = holder?.address ? `It answers at ${holder.address}` : 'It is still starting'
  return [
    `Omsorg is already running on the data folder ${dataFolder}.`,
    `${where} (process ${holder?.pid ?? 'unknown'}).`,
    'Stop it first, or set OMSORG_DATA and PORT to run another one beside it.',
  ].join('\n')
}

function holderIn(file: string): Holder | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}
