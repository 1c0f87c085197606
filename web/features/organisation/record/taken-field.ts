/** What somebody else may have already, of users as of operators. */
export type Unique = 'userName' | 'email' | 'adUserName' | 'sithsNumber' | 'vrkNumber'

export interface Refused {
  readonly reason: string
  /** By the field that was refused. */
  readonly errors: Readonly<Record<string, string>>
}

const fields: Readonly<Record<string, Unique>> = {
  'user-name-taken': 'userName',
  'email-taken': 'email',
  'directory-name-taken': 'adUserName',
}

/** The field of which a refusal says that somebody else has what it holds. A card is known by one of two numbers. */
export function takenField(refused: Refused | null): Unique | null {
  if (refused === null) return null
  if (refused.reason === 'card-taken') return 'vrkNumber' in refused.errors ? 'vrkNumber' : 'sithsNumber'
  return fields[refused.reason] ?? null
}
