import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** What the browser needs to open the window of the directory (A-7.1-14). */
export const readDirectoryScopes = endpoint({
  name: 'sign-in/directory/read-directory-scopes',
  method: 'GET',
  path: '/connect/aad-scopes',
  fixed: true,
  permission: 'public',
  summary: 'Answers the scopes that a sign-in by directory asks for, where, and as which application.',
  refusalForm: 'identity',
  output: z.object({ data: z.array(z.string()), authority: z.string(), clientId: z.string() }),
  refusals: {
    /** No directory is connected. */
    'directory-unavailable': { code: 'UNAVAILABLE' },
  },
})
