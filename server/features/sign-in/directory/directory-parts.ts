import type { Directory } from '../../../adapters/directory/port.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'

export interface DirectoryParts extends SignInParts {
  /** Null where no directory is connected. */
  readonly directory: Directory | null
}
