import type { Actor } from '../../../platform/actor.ts'
import type { UserMethods } from './methods.sql.ts'

/** The caller's own account, and not that of somebody they act as. */
export function isSelf({ userId, impersonatorId }: Actor, id: number): boolean {
  return impersonatorId === null && userId === id
}

/**
 * Whether an account that the caller sees is one whose ways to sign in are theirs to see or change. Customer service looks
 * after users; an operator who gave another one a password would be that one.
 */
export function isTheirs({ application }: Actor, { kind }: Pick<UserMethods, 'kind'>): boolean {
  return application === 'PRINCIPAL' || (application === 'CSP' && kind === 'user')
}
