import type { IncomingMessage } from 'node:http'
import type { LeanDatabase } from './database.ts'
import { deliveryPoints } from './orders/delivery-points.ts'
import { residentsProposed } from './orders/residents-proposed.ts'
import { cancel } from './writers/cancel.ts'
import { claim } from './writers/claim.ts'
import { confirm } from './writers/confirm.ts'
import { group } from './writers/group.ts'
import type { Left } from './writers/left.ts'
import { list } from './list.ts'
import type { LeanName } from './names.ts'
import { orderHistory } from './order-history.ts'
import { organisation } from './trees/organisation.ts'
import { page } from './page.ts'
import { renewalQueue } from './products/renewal-queue.ts'
import { portalConfirm } from './portal/confirm.ts'
import { portalHome } from './portal/home.ts'
import { productSearch } from './products/search.ts'
import { orderSave } from './writers/order-save.ts'
import { placeCart } from './writers/place-cart.ts'
import { prescribe } from './writers/prescribe.ts'
import { productQuestion, sample } from './writers/request.ts'
import { template } from './writers/template.ts'
import { residents } from './writers/residents.ts'
import { refreshed } from './refresh.ts'
import { runOuts } from './run-outs.ts'
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
  /** Where what was taken back is told; only a writer tells it. */
  readonly left?: (rows: Left) => void
  /** Cookies to set, line by line. */
  readonly cookies: string[]
}

/** The text of an answer; null for what is not there. */
export type LeanServer = (parts: LeanParts) => (call: LeanCall) => Promise<string | null>

export const leanServers: Readonly<Record<LeanName, LeanServer>> = {
  cancel,
  claim,
  confirm,
  'delivery-points': deliveryPoints,
  group,
  list,
  'order-history': orderHistory,
  'order-save': orderSave,
  organisation,
  page,
  'place-cart': placeCart,
  'portal-confirm': portalConfirm,
  'portal-home': portalHome,
  prescribe,
  'product-question': productQuestion,
  'product-search': productSearch,
  refresh: refreshed,
  'renewal-queue': renewalQueue,
  residents,
  'residents-proposed': residentsProposed,
  'run-outs': runOuts,
  sample,
  'sign-in': signIn,
  tab,
  template,
  users,
}
