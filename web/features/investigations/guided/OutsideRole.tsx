import type { SuggestionOfPart } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useState } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { DispensationDialog } from './DispensationDialog.tsx'
import css from './Guided.module.css'

type DispensationProps = Parameters<typeof DispensationDialog>[0]

interface OutsideRoleProps {
  readonly part: SuggestionOfPart
  readonly handlers: DispensationProps['handlers']
}

/** What holds the need as well and needs a dispensation or a specialist: how many, such as which, and whom to ask. */
export function OutsideRole({ part, handlers }: OutsideRoleProps) {
  const [t, f] = useTextsAndFormat()
  const { askFor, examples } = t.productSelection.hidden
  const words = t.investigations.guided
  const [asked, setAsked] = useState<DispensationProps['product'] | null>(null)
  const outside = part.hidden.reasons.filter(({ reason }) => reason === 'outside-role')
  if (outside.length === 0) return null
  return (
    <>
      <ul className={css.outside}>
        {outside.map(({ agreementLetter: letter, count }) => {
          const named = part.hidden.examples.filter((each) => each.agreementLetter === letter)
          return (
            <li key={letter}>
              <b>{words.outsideRole({ count })}</b>{' '}
              {letter && <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />}
              {letter === 'D' && named.length > 0 ? (
                <ul className={css.dispensed}>
                  {named.map((product) => (
                    <li key={product.itemNumber}>
                      <span>
                        <b>{product.name}</b>
                        <small>
                          <Icon size={16} of={<IconLock />} /> {words.dispense.needs}
                        </small>
                      </span>
                      <Button
                        size="compact"
                        aria-haspopup="dialog"
                        aria-label={words.dispense.askOf(product)}
                        onClick={() => setAsked(product)}
                      >
                        {words.dispense.ask}
                      </Button>
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="o-second">
                  {letter && letter !== 'A' && askFor[letter]}{' '}
                  {named.length > 0 && examples({ products: named.map(({ name }) => name).join(', ') })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {asked && (
        <DispensationDialog
          product={asked}
          need={words.need({ part: t.investigations.leakage.parts[part.part], volume: f.number(part.need) })}
          handlers={handlers}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
