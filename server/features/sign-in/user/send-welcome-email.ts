import { sendWelcomeEmail as contract } from '@omsorg/contract/sign-in/user/send-welcome-email.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { mailNewLink } from '../password/new-link.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { isAdministeredBy, lockUser, removeWelcomeLinks } from './users.sql.ts'

export const sendWelcomeEmail = ({ seal }: SignInParts) =>
  handle(contract, async ({ input, actor, now, tx }) => {
    const { userId } = input
    const user = await lockUser(tx, userId, actor)
    if (!user || !isAdministeredBy(actor, user)) return refuse('user-not-found')
    if (user.works_elsewhere) return refuse('works-elsewhere')
    if (user.is_child) return refuse('entered-by-parent')
    if (user.status === 'inactive' || user.client_removed) return refuse('account-deactivated')
    if (user.status !== 'pending' && user.has_password) return refuse('already-registered')
    if (user.email === null) return refuse('no-address')
    await removeWelcomeLinks(tx, userId)
    await mailNewLink(tx, { userId, kind: 'welcome', now, seal })
    await writeUserEvent(tx, { userId, event: 'welcome-mailed', detail: {}, actor })
    return agree({})
  })
