export interface Options {
  /** One short round: says whether it works, not how fast it is. */
  readonly quick: boolean
  /** The name of the one case to run; null = all. */
  readonly only: string | null
  /** Writes a profile of the product's processor time for each server that is measured. */
  readonly profile: boolean
  /** Measures screens in a browser instead of calls. */
  readonly pages: boolean
}

export class WrongOption extends Error {}

export function readOptions(given: readonly string[], caseNames: readonly string[]): Options {
  let options: Options = { quick: false, only: null, profile: false, pages: false }
  for (let index = 0; index < given.length; index += 1) {
    const option = given[index]
    if (option === '--quick') options = { ...options, quick: true }
    else if (option === '--profile') options = { ...options, profile: true }
    else if (option === '--pages') options = { ...options, pages: true }
    else if (option === '--only') options = { ...options, only: nameIn(given[++index], caseNames) }
    else throw new WrongOption(`Options are --quick, --profile, --pages and --only <case>; ${option} is none of them.`)
  }
  return options
}

function nameIn(name: string | undefined, caseNames: readonly string[]): string {
  if (name && caseNames.includes(name)) return name
  throw new WrongOption(`--only takes one of ${caseNames.join(', ')}.`)
}
