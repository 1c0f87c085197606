/** What can be measured, each by an option of its name. */
export const modes = [
  'cases',
  'mixed',
  'half',
  'beside',
  'growth',
  'start',
  'worst',
  'report',
  'log',
  'plans',
  'pages',
] as const

export type Mode = (typeof modes)[number]

export interface Options {
  /** One short round: says whether it works, not how fast it is. */
  readonly quick: boolean
  /** A world of 10,000 care recipients, for what hardly depends on how many there are, such as signing in. */
  readonly small: boolean
  /** The name of the one case to run; null = all. */
  readonly only: string | null
  /** Writes a profile of the product's processor time for each server that is measured. */
  readonly profile: boolean
  /** How long mixed traffic is sent; null = a minute. */
  readonly minutes: number | null
  /** How many calls the access log is replayed with; null = 100,000. */
  readonly calls: number | null
  /** How many lines the report has; null = 500,000. */
  readonly lines: number | null
  readonly modes: readonly Mode[]
}

export class WrongOption extends Error {}

export function readOptions(given: readonly string[], caseNames: readonly string[]): Options {
  let options: Options = {
    quick: false,
    small: false,
    only: null,
    profile: false,
    minutes: null,
    calls: null,
    lines: null,
    modes: [],
  }
  for (let index = 0; index < given.length; index += 1) {
    const option = given[index]
    const mode = modes.find((each) => option === `--${each}`)
    if (mode) options = { ...options, modes: [...options.modes, mode] }
    else if (option === '--all') options = { ...options, modes }
    else if (option === '--quick') options = { ...options, quick: true }
    else if (option === '--small') options = { ...options, small: true }
    else if (option === '--profile') options = { ...options, profile: true }
    else if (option === '--minutes') options = { ...options, minutes: minutesIn(given[++index]) }
    else if (option === '--calls') options = { ...options, calls: callsIn(given[++index]) }
    else if (option === '--lines') options = { ...options, lines: callsIn(given[++index], '--lines') }
    else if (option === '--only') options = { ...options, only: nameIn(given[++index], caseNames) }
    else
      throw new WrongOption(
        `${option} is none of --${modes.join(', --')}, --all, --quick, --small, --profile, --only <case>, --minutes <n>, --calls <n>, --lines <n>.`,
      )
  }
  return options.modes.length > 0 ? options : { ...options, modes: options.only ? ['cases'] : ['cases', 'start'] }
}

function nameIn(name: string | undefined, caseNames: readonly string[]): string {
  if (name && caseNames.includes(name)) return name
  throw new WrongOption(`--only takes one of ${caseNames.join(', ')}.`)
}

function minutesIn(text: string | undefined): number {
  const minutes = Number(text)
  if (minutes > 0 && minutes <= 600) return minutes
  throw new WrongOption('--minutes takes how many, up to 600.')
}

function callsIn(text: string | undefined, option = '--calls'): number {
  const calls = Number(text)
  if (Number.isInteger(calls) && calls > 0) return calls
  throw new WrongOption(`${option} takes how many.`)
}
