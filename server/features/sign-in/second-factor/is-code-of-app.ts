import type { Seal } from '@omsorg/database/sealed.ts'
import type { Transaction } from '../../../platform/database.ts'
import { appOf, useAppStep } from './factors.sql.ts'
import { stepOfCode } from './totp.ts'

interface Given {
  readonly userId: number
  readonly code: string
  readonly now: Temporal.Instant
}

/** Whether a code is the present one of somebody's own app, and uses it up. */
export async function isCodeOfApp(
  tx: Transaction,
  { factorSeal }: { readonly factorSeal: Seal },
  { userId, code, now }: Given,
): Promise<boolean> {
  const app = await appOf(tx, userId, 'confirmed', now)
  const step = app ? stepOfCode(factorSeal.open(app.secret), code.replaceAll(/[\s-]/g, ''), now) : null
  return app !== undefined && step !== null && useAppStep(tx, app, step, now)
}
