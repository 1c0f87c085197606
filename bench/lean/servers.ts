import type { IncomingMessage } from 'node:http'
import type { LeanDatabase } from './database.ts'
import { cancelBound, templateBound } from './writers/bounds.ts'
import { confirmBound } from './writers/confirm-bound.ts'
import { confirm } from './writers/confirm.ts'
import { list } from './list.ts'
import type { LeanName } from './names.ts'
import { orderHistory } from './order-history.ts'
import { organisation } from './trees/organisation.ts'
import { page } from './page.ts'
import { prescribeBound } from './writers/prescribe-bound.ts'
import { prescribe } from './writers/prescribe.ts'
import { refreshed } from './refresh.ts'
import { signIn } from './sign-in.ts'
import { tab } from './tab.ts'
import { users } from './trees/users.ts'
import type { LeanTokens } from './tokens.ts'

export interface LeanParts {
  readonly database: LeanDatabase
  readonly tokens: LeanTokens
  readonly secret: string
}

export interface LeanCall {
  readonly request: IncomingMessage
  readonly body: Buffer
  /** Answers as always and writes nothing, so that the product can be asked the same. */
  readonly takesBack: boolean
  /** Cookies to set, line by line. */
  readonly cookies: string[]
}

/** The text of an answer; null for what is not there. */
export type LeanServer = (parts: LeanParts) => (call: LeanCall) => Promise<string | null>

export const leanServers: Readonly<Record<LeanName, LeanServer>> = {
  'cancel-bound': cancelBound,
  confirm,
  'confirm-bound': confirmBound,
  list,
  'order-history': orderHistory,
  organisation,
  page,
  prescribe,
  'prescribe-bound': prescribeBound,
  refresh: refreshed,
  'sign-in': signIn,
  tab,
  'template-bound': templateBound,
  users,
}
