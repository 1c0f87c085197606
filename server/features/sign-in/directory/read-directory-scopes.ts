import { readDirectoryScopes as contract } from '@omsorg/contract/sign-in/directory/read-directory-scopes.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import type { DirectoryParts } from './directory-parts.ts'

export function readDirectoryScopes({ directory }: DirectoryParts) {
  return handleInSteps(contract, async () => {
    if (!directory) return refuse('directory-unavailable')
    const { scopes, authority, clientId } = directory.window
    return agree({ data: [...scopes], authority, clientId })
  })
}
