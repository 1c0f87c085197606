import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'

export const updateStatus = endpoint({
  name: 'sign-in/user/update-status',
  method: 'PUT',
  path: '/Identity/api/User/UpdateStatus',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'UserStatusWrite', 'CareUnitUserWrite'] },
  summary: 'Activates, deactivates or locks the account of a user.',
  input: z.object({ userId: id, status: z.enum(['active', 'inactive', 'locked']) }),
  output: z.object({ status: z.enum(['active', 'inactive', 'locked', 'pending']) }),
  refusals: {
    'user-not-found': { code: 'COM001001' },
    /** A parent with active children, or somebody who works outside the units of whoever asks. */
    'in-group': { code: 'IDN001100' },
    /** Of two who deactivate each other at once, the second. */
    'last-administrator': { code: 'IDS002005' },
    'own-account': { code: 'COM001001' },
    /** Whoever has not chosen a password yet becomes active by choosing one. */
    'registration-pending': { code: 'COM001001' },
    'status-not-possible': { code: 'COM001001' },
  },
})
