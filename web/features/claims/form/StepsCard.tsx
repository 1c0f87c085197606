import type { ClaimType } from '@omsorg/domain/claims/claim/claim-words.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from '../Claim.module.css'

/** What happens after it is sent. */
export function StepsCard({ type, answerOn }: { readonly type: ClaimType; readonly answerOn: string }) {
  const { steps: words } = useAllTexts().claims
  const first = type === 'claim' ? [words.keep, words.keepBody] : [words.pack, words.packBody]
  const steps = [first, [words.answer({ date: answerOn }), words.answerBody], [words.result, words.resultBody]]
  return (
    <Card title={words.title} padded>
      <ol className={css.steps}>
        {steps.map(([title, body]) => (
          <li key={title}>
            <b>{title}</b>
            <p className="o-small">{body}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
