import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import { readClaimBasis } from '@omsorg/contract/claims/claim/read-claim-basis.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from '../Claim.module.css'
import { LineHead } from '../LineHead.tsx'

interface FindLineProps {
  readonly onLine: (line: ClaimLine) => void
  readonly onByHand: () => void
}

/** The line of an order, found by the number of the order or by the product. */
export function FindLine({ onLine, onByHand }: FindLineProps) {
  const t = useAllTexts()
  const { line: words } = t.claims
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const answer = useAnswer(readClaimBasis, { query: { search } }, { enabled: search !== '', silent: true })
  const lines = answer.data?.lines
  return (
    <Card title={words.find}>
      <Form className={css.find} onSend={() => setSearch(typed.trim())}>
        <TextField
          label={words.findLabel}
          help={words.findHelp}
          icon={<IconSearch />}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="primary" icon={<IconSearch />} busy={answer.isFetching}>
          {words.search}
        </Button>
        <Button onClick={onByHand}>{words.byHand}</Button>
      </Form>
      <div role="status">
        {lines && (
          <VisuallyHidden>
            {lines.length > 0 ? t.common.table.hits({ count: lines.length }) : words.none({ search })}
          </VisuallyHidden>
        )}
      </div>
      {answer.error ? (
        <AnswerFailed answer={answer} />
      ) : answer.isFetching && !lines ? (
        <Skeleton label={t.common.states.loading} rows={3} />
      ) : (
        lines && (
          <ul className={css.found} aria-label={words.choose}>
            {lines.length === 0 && (
              <li className={css.nothing}>
                {words.none({ search })} {words.noneNext}
              </li>
            )}
            {lines.map((line) => (
              <li key={line.orderLineId}>
                <LineHead
                  line={line}
                  aside={
                    <Button variant="tinted" size="compact" onClick={() => onLine(line)}>
                      {t.common.actions.choose}
                      <VisuallyHidden> {line.product.name}</VisuallyHidden>
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        )
      )}
    </Card>
  )
}
