import type { AnswerOf, Definition } from '@omsorg/contract/endpoint.ts'
import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { listSecondFactors } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import { removeSecondFactor } from '@omsorg/contract/sign-in/second-factor/remove-second-factor.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from '../user/UserOverview.module.css'

type Factor = AnswerOf<typeof listSecondFactors>['entities'][number]

interface TheirFactorsProps {
  readonly personId: number
  readonly outdates: readonly Definition[]
}

/** The app and the passkeys of somebody; one that is lost is removed for them (A-3-62). */
export function TheirFactors({ personId, outdates }: TheirFactorsProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationUsers.theirFactors
  const { factors: said } = t.mySecurity
  const answer = useAnswer(listSecondFactors, { query: { userId: personId } }, { anew: true })
  const [removing, setRemoving] = useState<Factor | null>(null)
  const action = useAction(removeSecondFactor, {
    outdates: [listSecondFactors, readMethods, ...outdates],
    done: said.removed,
  })
  const nameOf = ({ kind, name }: Factor) => (kind === 'totp' ? said.app : said.passkeyNamed({ name }))
  const { data } = answer

  async function remove(factor: Factor): Promise<void> {
    const result = await action.run({ params: { id: factor.id } })
    if (result?.ok) setRemoving(null)
  }

  return (
    <Card title={words.title}>
      {!data ? (
        <div className={css.inset}>
          <InsteadOfAnswer answer={answer} kind="line" rows={2} />
        </div>
      ) : data.entities.length === 0 ? (
        <p className={css.inset}>{words.none}</p>
      ) : (
        <ul className={css.rows}>
          {data.entities.map((factor) => (
            <li key={factor.id}>
              <span className={css.name}>
                <b>{nameOf(factor)}</b>
                <span className="o-second-line">
                  {factor.lastUsedOn === null
                    ? said.unused({ date: f.dateOf(factor.createdOn) })
                    : said.added({ date: f.dateOf(factor.createdOn), used: f.dateTime(factor.lastUsedOn) })}
                </span>
              </span>
              <Button
                size="compact"
                aria-label={said.removeNamed({ name: nameOf(factor) })}
                onClick={() => setRemoving(factor)}
              >
                {said.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <ActionDialog
          title={said.removeTitle({ name: nameOf(removing) })}
          action={said.remove}
          danger
          busy={action.busy}
          onAction={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{data?.entities.length === 1 ? words.removeLast : words.removeLead}</p>
        </ActionDialog>
      )}
    </Card>
  )
}
