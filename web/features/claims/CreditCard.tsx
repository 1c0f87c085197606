import type { ClaimView } from '@omsorg/contract/claims/claim/claim-view.ts'
import { creditRate } from '@omsorg/domain/claims/claim/estimated-credit.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useTextsAndFormat } from '../../platform/format.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import css from './Claim.module.css'

interface CreditCardProps extends Pick<ClaimView, 'type' | 'wantedOutcome' | 'packages' | 'terms'> {
  readonly pricePerPackage: number | null
  readonly credit: number | null
  /** The buttons, below. */
  readonly children?: ReactNode
}

const restMs = 1_000

/** What may be credited, and how it comes about; said aloud when the keys rest. */
export function CreditCard({
  type,
  wantedOutcome,
  packages,
  pricePerPackage,
  terms,
  credit,
  children,
}: CreditCardProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.claims.credit
  const amount = credit === null ? null : f.money(credit)
  const rate = creditRate(type, terms.ownErrorRate)
  const paysNothing = type === 'claim' && (wantedOutcome === 'new-delivery' || wantedOutcome === 'report-only')
  const said = useAtRest(amount === null ? '' : words.said({ amount }))
  return (
    <Card title={words.title}>
      <div className={css.credit}>
        {amount === null ? <p>{words.unknown}</p> : <p className={css.amount}>{amount}</p>}
        {amount !== null && <p className="o-small">{words.note}</p>}
        {amount !== null && !paysNothing && pricePerPackage !== null && (
          <dl className={css.sums}>
            <div>
              <dt>
                {words.packages({
                  packages: t.common.units.packages({ count: packages ?? 0 }),
                  price: f.money(pricePerPackage),
                })}
              </dt>
              <dd>{f.money(pricePerPackage * (packages ?? 0))}</dd>
            </div>
            <div>
              <dt>{type === 'claim' ? words.supplier : words.own}</dt>
              <dd>{f.percent(rate / 100)}</dd>
            </div>
          </dl>
        )}
        <p className="o-small">
          {paysNothing
            ? wantedOutcome === 'new-delivery'
              ? words.newPackage
              : words.nothing
            : words.rule({ percent: f.percent(terms.ownErrorRate / 100) })}
        </p>
        <div role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </div>
      </div>
      {children && <div className={css.buttons}>{children}</div>}
    </Card>
  )
}

/** What stood still for a while: nobody is told of each key. */
function useAtRest(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
