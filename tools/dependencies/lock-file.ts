import { floors } from './floors.ts'

/** What package-lock.json says of one package. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Licences that allow commercial use without opening what is built on them. */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
]
/** A typeface; a reader of arguments under Python's licence; files of their own that are passed on unchanged. */
const freeAsTheyAre = ['OFL-1.1', 'Python-2.0', 'CC0-1.0', 'MPL-2.0']

const publicRegistry = 'https://registry.npmjs.org/'

/** The packages of the lock file by where they lie, but for our own. */
export function foreignPackages(packages: LockedPackages): readonly (readonly [string, LockedPackage])[] {
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** What is wrong with what the project stands on, one line each. */
export function wrongPackages(packages: LockedPackages): readonly string[] {
  return foreignPackages(packages).flatMap(([path, each]) => {
    const name = nameOf(path)
    const wrong: string[] = []
    if (!each.integrity) wrong.push('has no integrity')
    if (each.resolved && !each.resolved.startsWith(publicRegistry)) wrong.push(`comes from ${each.resolved}`)
    if (!isFree(each.license)) wrong.push(`has the licence ${each.license ?? 'of nobody knows what'}`)
    const floor = floors.find((one) => one.name === name)
    if (floor && !isMended(each.version ?? '0', floor.from)) {
      wrong.push(
        `is not to be used ${floor.from.length > 0 ? `below ${floor.from.join(' or ')}` : 'at all'} (${floor.fault})`,
      )
    }
    return wrong.map((what) => `${name} ${each.version ?? ''} ${what}`)
  })
}

/** A version that is not exact would be another one tomorrow. */
export function looseVersions(path: string, manifest: Manifest): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${path} asks for ${name} ${version}, which is not one version`)
}

/** `MIT`, a choice such as `(MIT OR CC0-1.0)` of which one will do, or several at once such as `(MIT AND Zlib)`. */
function isFree(licence: string | undefined): boolean {
  const choices = (licence ?? '').replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((each) => [...free, ...freeAsTheyAre].includes(each)))
}

function isMended(version: string, from: readonly string[]): boolean {
  const isOfLine = (floor: string) => floor === from.at(-1) || Number.parseInt(floor) === Number.parseInt(version)
  return from.some((floor) => isOfLine(floor) && !isBelow(version, floor))
}

function isBelow(version: string, floor: string): boolean {
  const [numbers, floorNumbers] = [version, floor].map((each) => (each.split('-')[0] ?? '').split('.').map(Number))
  for (const [place, wanted] of (floorNumbers ?? []).entries()) {
    const given = numbers?.[place] ?? 0
    if (given !== wanted) return given < wanted
  }
  return version.includes('-') && !floor.includes('-')
}
