import type { CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { type ReactNode, useState } from 'react'
import type { Reason, Result } from '../../../platform/calls/result.ts'
import { type Action, type ActionOptions, useAction } from '../../../platform/calls/use-action.ts'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'

export interface ConfirmedAction<E extends Definition> extends Action<E> {
  /** The dialog while it asks; to be drawn by whoever acts. */
  readonly confirmation: ReactNode
}

/**
 * An action that changes the own ways to sign in: where it is refused until the person has shown who they are, a dialog asks,
 * and then it goes on by itself. What stands open behind the dialog stays as it is.
 */
export function useConfirmedAction<const E extends Definition>(
  endpoint: E,
  options: ActionOptions<E> = {},
): ConfirmedAction<E> {
  const resolves = [...(options.resolves ?? []), 'confirm-first' as Reason<E>]
  const action = useAction(endpoint, { ...options, resolves })
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)

  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (confirmed: boolean) => {
        setAnswer(null)
        resolve(confirmed)
      })
    })

  async function run(sent: CallOf<E>, more?: Parameters<Action<E>['run']>[1]): Promise<Result<E> | null> {
    const result = await action.run(sent, more)
    if (result === null || result.ok || result.reason !== 'confirm-first') return result
    return (await ask()) ? action.run(sent, more) : result
  }

  return { ...action, run, confirmation: answer && <ConfirmIdentityDialog onAnswer={answer} /> }
}
