import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { ErrorLink } from '../../../ui/action/NextStep.tsx'
import { useNextKey } from '../../../ui/action/use-next-key.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { NoHits } from '../../../ui/feedback/NoHits.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { columns } from '../../../ui/layout/Columns.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import { StepTitle } from '../../../ui/navigation/StepTitle.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { mayGoOn } from '../placing/order-check.ts'
import { WizardSum } from '../placing/check/WizardSum.tsx'
import type { QuantityStepProps } from '../placing/order-kind.ts'
import { problemsOfReceiver } from '../placing/receiver/receiver-check.ts'
import { SaveTemplate } from '../placing/template/SaveTemplate.tsx'
import { useGoingOn } from '../placing/use-wizard.ts'
import { PasteDialog } from './paste/PasteDialog.tsx'
import { PasteNotice } from './paste/PasteNotice.tsx'
import { ResidentCards } from './ResidentCards.tsx'
import { ResidentKeys } from './ResidentKeys.tsx'
import { residentsIn, rowsShown } from './resident-rows.ts'
import { ResidentsGrid } from './ResidentsGrid.tsx'
import { ResidentsNotSent } from './ResidentsNotSent.tsx'
import { ResidentTools } from './ResidentTools.tsx'
import css from './Residents.module.css'
import { useResidentLines } from './use-resident-lines.ts'

/** How much each resident gets: those in need first, all on request. */
export function ResidentsStep({ wizard, view, startLine }: QuantityStepProps) {
  const t = useAllTexts()
  const words = t.orderKinds.residents
  const proposal = wizard.proposal()
  const isPhone = usePhoneWidth()
  const [going, goOn] = useGoingOn(wizard)
  const lines = useResidentLines({ wizard, view })
  const [filter, setFilter] = useState({ onlyDue: true, search: '' })
  const [pasting, setPasting] = useState<'anew' | 'corrected' | null>(null)
  const { checked } = view
  const { rows } = lines
  const shown = rowsShown(rows, filter)
  const all = residentsIn(rows)
  const hidden = all - residentsIn(shown)

  useEffect(() => {
    if (startLine !== null && view.moves === 0) amountOf(startLine)?.focus()
  }, [startLine, view.moves])

  function goToBadRow(): void {
    const [first] = wizard.view().checked.bad
    if (!first) return
    flushSync(() => setFilter({ onlyDue: true, search: '' }))
    const amount = amountOf(first.filled.key)
    amount?.focus()
    amount?.scrollIntoView({ block: 'center' })
  }
  /**
   * Whom it goes to is asked only where something of it is missing. By what is filled in now: the sum beside it follows a moment
   * later.
   */
  function goToNext(): void {
    const now = wizard.view()
    if (!mayGoOn(now.checked)) return goToBadRow()
    const isComplete = problemsOfReceiver(now.receiver, proposal, now.delivery.earliest).length === 0
    goOn(isComplete ? 'check' : 'receiver')
  }
  useNextKey(goToNext)

  const showAll = (
    <Button variant="tinted" onClick={() => setFilter({ ...filter, onlyDue: false })}>
      {words.showAll({ count: all })}
    </Button>
  )
  const instead =
    rows.length === 0 ? (
      <Empty title={words.noResidents} />
    ) : shown.length > 0 ? null : filter.search !== '' ? (
      <NoHits
        title={words.noHits}
        action={
          <Button variant="tinted" onClick={() => setFilter({ ...filter, search: '' })}>
            {words.clearSearch}
          </Button>
        }
      />
    ) : (
      <Empty title={words.nothingDue({ date: proposal.dueBefore ?? proposal.today })} action={showAll} />
    )

  const blocked =
    checked.bad.length > 0 ? (
      <>
        <Icon of={<IconAlertCircle />} />
        <span>
          {t.orders.wizard.fixLines({ count: checked.bad.length })}{' '}
          <ErrorLink onPress={goToBadRow}>{t.orders.wizard.goToLine}</ErrorLink>
        </span>
      </>
    ) : (
      checked.nothingToOrder && <span>{t.orders.place.noLines}</span>
    )
  return (
    <div className={columns}>
      <div className="o-stack">
        {proposal.leftOut > 0 && <Notice tone="soon">{words.leftOut({ count: proposal.leftOut })}</Notice>}
        <Card title={<StepTitle moves={view.moves}>{words.question}</StepTitle>}>
          <ResidentTools
            filter={filter}
            onFilter={setFilter}
            found={words.shown({ rows: shown.length, residents: residentsIn(shown), of: all })}
            onPaste={() => setPasting('anew')}
            template={<SaveTemplate wizard={wizard} view={view} />}
          />
          {lines.sheet && (
            <PasteNotice sheet={lines.sheet} onCorrect={() => setPasting('corrected')} onUndo={lines.undoPaste} />
          )}
          {instead ??
            (isPhone ? (
              <ResidentCards lines={lines} rows={shown} />
            ) : (
              <ResidentsGrid lines={lines} rows={shown} today={proposal.today} showPrices={proposal.rules.showPrices} />
            ))}
          {hidden > 0 && filter.onlyDue && filter.search === '' && shown.length > 0 && (
            <p className={css.hidden}>
              {words.hidden({ count: hidden })}
              <Button variant="text" size="compact" onClick={() => setFilter({ ...filter, onlyDue: false })}>
                {words.showAll({ count: all })}
              </Button>
            </p>
          )}
          <p role="status">
            <VisuallyHidden>{lines.said}</VisuallyHidden>
          </p>
        </Card>
        {!isPhone && <ResidentKeys />}
      </div>
      <WizardSum
        proposal={proposal}
        view={view}
        beside={<ResidentsNotSent rows={rows} />}
        next={{ word: t.orders.wizard.toCheck, busy: going, onPress: goToNext, blocked }}
      />
      {pasting && (
        <PasteDialog
          unfit={pasting === 'corrected' ? (lines.sheet?.unfit ?? []) : []}
          onFill={lines.paste}
          onClose={() => setPasting(null)}
        />
      )}
    </div>
  )
}

function amountOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`tr[data-key="${key}"] input[data-amount]`)
}
