import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { LinkKind, PasswordLink } from './links.sql.ts'

/** Whether a link is still good for what it is brought for. One that nobody made, has ended or is of another kind are alike. */
export function judgeLink(link: PasswordLink | undefined, kind: LinkKind) {
  if (!link || link.kind !== kind) return refuse('link-ended')
  if (link.is_used) return kind === 'welcome' ? refuse('already-registered') : refuse('link-ended')
  if (link.has_ended) return refuse('link-ended')
  if (link.status === 'inactive' || link.client_removed) return refuse('account-deactivated')
  return agree(link)
}

export function namesOf(account: Pick<PasswordLink, 'user_name' | 'first_name' | 'last_name' | 'email'>) {
  const { user_name: userName, first_name: firstName, last_name: lastName, email } = account
  return { userName, firstName, lastName, email }
}
