import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useCallback, useEffect, useRef } from 'react'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { Icon } from '../../../../ui/picture/Icon.tsx'
import { KeyLegend } from '../../../../ui/text/KeyCap.tsx'
import { Menu } from '../../../../ui/action/Menu.tsx'
import { useNextKey } from '../../../../ui/action/use-next-key.ts'
import { useTheme } from '../../../../ui/theme/ThemeProvider.tsx'
import { actAndFocus, lineId } from './act-and-focus.ts'
import css from './Lines.module.css'
import { OneTimeFee } from './OneTimeFee.tsx'
import { QuantityLine } from './QuantityLine.tsx'
import { SetAsideLines } from './SetAsideLines.tsx'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import { ErrorLink } from '../../../../ui/action/NextStep.tsx'
import { SaveTemplate } from '../template/SaveTemplate.tsx'
import { useGoingOn } from '../use-wizard.ts'
import type { QuantityStepProps } from '../order-kind.ts'
import { mayGoOn } from '../order-check.ts'
import { lineKeyOf } from '../proposal.ts'
import type { WizardAction } from '../wizard-state.ts'
import wizardCss from '../Wizard.module.css'
import { WizardSum } from '../check/WizardSum.tsx'

/** The grid of an order: Enter goes to the next line, Ctrl and Enter to the next step. */
export function QuantityStep({ wizard, view, startLine }: QuantityStepProps) {
  const t = useCareTexts()
  const { singleKeys } = useTheme()
  const words = t.orders.quantity
  const proposal = wizard.proposal()
  const { kind } = wizard
  const [going, goOn] = useGoingOn(wizard)
  const act = useCallback((action: WizardAction) => actAndFocus(wizard.act, action), [wizard])
  const grid = useRef<HTMLDivElement>(null)
  const { checked } = view
  const shown = checked.lines.filter(({ filled }) => !filled.setAside)
  const allAside = checked.lines.length > 0 && checked.lines.every(({ line }) => line.unavailabilityCode !== null)
  const lastOrder = proposal.lines
    .map((line) => line.lastOrderDate ?? '')
    .toSorted()
    .at(-1)

  useEffect(() => {
    if (startLine !== null && view.moves === 0) document.getElementById(lineId(startLine))?.focus()
  }, [startLine, view.moves])

  const focusNext = useCallback((from: HTMLElement): void => {
    const fields = [...(grid.current?.querySelectorAll<HTMLElement>('[data-quantity] input') ?? [])]
    const next = fields[fields.indexOf(from) + 1] ?? document.getElementById('order-next')
    next?.focus()
  }, [])
  function goToBadLine(): void {
    const [first] = wizard.view().checked.bad
    if (!first) return
    const line = document.getElementById(lineId(first.filled.key))
    const field = line?.querySelector<HTMLElement>('[aria-invalid]') ?? line
    field?.focus()
  }
  /** By what is filled in now: the sum beside it follows a moment later. */
  function next(): void {
    if (mayGoOn(wizard.view().checked)) goOn('receiver')
    else goToBadLine()
  }
  useNextKey(next)

  const blocked =
    checked.bad.length > 0 ? (
      <>
        <Icon of={<IconAlertCircle />} />
        <span>
          {t.orders.wizard.fixLines({ count: checked.bad.length })}{' '}
          <ErrorLink onPress={goToBadLine}>{t.orders.wizard.goToLine}</ErrorLink>
        </span>
      </>
    ) : (
      checked.nothingToOrder && <span>{allAside ? t.orders.aside.all : t.orders.place.noLines}</span>
    )
  const missing = checked.removed.map((line) => ({
    key: lineKeyOf(line),
    word: line.product.name,
    onChoose: () => act({ kind: 'bring-back', line }),
  }))
  const keys = t.keyboard
  // What stands on no prescription has no limit.
  const ofItems = proposal.lines.every(({ prescriptionRowId }) => prescriptionRowId === null)
  const single = [
    { keys: ['+', '−'], does: keys.changeAmount },
    ...(ofItems ? [] : [{ keys: ['H'], does: keys.highestAllowed }]),
  ]
  return (
    <div className={columns}>
      <div className="o-stack">
        {kind.Above && <kind.Above proposal={proposal} />}
        <Card
          title={<StepTitle moves={view.moves}>{words.title}</StepTitle>}
          note={
            <span className={wizardCss.wideOnly}>
              {kind.prefilled?.(proposal, t) ??
                (lastOrder ? words.prefilled({ date: lastOrder }) : words.prefilledFirst)}
            </span>
          }
          aside={
            <div className="o-row-8">
              <SaveTemplate wizard={wizard} view={view} />
              <Menu
                trigger={(links) => (
                  <Button variant="text" size="compact" icon={<IconPlus />} {...links}>
                    {words.addLine}
                  </Button>
                )}
                items={
                  missing.length > 0
                    ? missing
                    : [
                        {
                          key: 'none',
                          word: words.addLine,
                          reason: kind.Empty ? t.orderKinds.group.noMore : words.allHere,
                        },
                      ]
                }
              />
            </div>
          }
        >
          <div ref={grid}>
            <div className={css.heads} aria-hidden="true" data-prices={proposal.rules.showPrices}>
              <span>{words.columns.product}</span>
              <span>{ofItems ? t.orderKinds.group.last : words.columns.allowed}</span>
              <span>{words.columns.packages}</span>
              {proposal.rules.showPrices && <span>{words.columns.price}</span>}
              {proposal.rules.showPrices && <span>{words.columns.sum}</span>}
              <span />
            </div>
            <ul aria-label={t.orders.history.itemColumns.items}>
              {shown.map((each) => (
                <QuantityLine
                  key={each.filled.key}
                  checked={each}
                  today={proposal.today}
                  showPrices={proposal.rules.showPrices}
                  act={act}
                  onNext={focusNext}
                />
              ))}
            </ul>
          </div>
          <SetAsideLines checked={checked} act={act} />
        </Card>
        {proposal.rules.oneTimePatientFeeAllowed && <OneTimeFee wizard={wizard} view={view} />}
        <KeyLegend
          label={keys.inOrders}
          items={[
            { keys: ['Enter'], does: keys.nextLine },
            ...(singleKeys ? single : []),
            { keys: ['Ctrl', 'Enter'], does: keys.nextStep },
          ]}
        />
      </div>
      <WizardSum
        proposal={proposal}
        view={view}
        next={{ word: t.orders.wizard.toReceiver, busy: going, onPress: next, blocked }}
      />
    </div>
  )
}
