export interface Options {
  /** One short round: says whether it works, not how fast it is. */
  readonly quick: boolean
  /** The name of the one case to run; null = all. */
  readonly only: string | null
  /** Writes a profile of the product's processor time for each server that is measured. */
  readonly profile: boolean
}

export class WrongOption extends Error {}

export function readOptions(given: readonly string[], caseNames: readonly string[]): Options {
  let options: Options = { quick: false, only: null, profile: false }
  for (let index = 0; index < given.length; index += 1) {
    const option = given[index]
    if (option === '--quick') options = { ...options, quick: true }
    else if (option === '--profile') options = { ...options, profile: true }
    else if (option === '--only') options = { ...options, only: nameIn(given[++index], caseNames) }
    else throw new WrongOption(`Options are --quick, --profile and --only <case>; ${option} is none of them.`)
  }
  return options
}

function nameIn(name: string | undefined, caseNames: readonly string[]): string {
  if (name && caseNames.includes(name)) return name
  throw new WrongOption(`--only takes one of ${caseNames.join(', ')}.`)
}
