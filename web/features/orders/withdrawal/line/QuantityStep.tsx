import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useRef, type KeyboardEvent } from 'react'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { Icon } from '../../../../ui/picture/Icon.tsx'
import { KeyLegend } from '../../../../ui/text/KeyCap.tsx'
import { Menu } from '../../../../ui/action/Menu.tsx'
import { useTheme } from '../../../../ui/theme/ThemeProvider.tsx'
import { actAndFocus } from '../act-and-focus.ts'
import { judge } from '../judging.ts'
import css from './Lines.module.css'
import { lineId } from './line-ids.ts'
import { QuantityLine } from './QuantityLine.tsx'
import { SetAsideLines } from './SetAsideLines.tsx'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import { ErrorLink } from '../../../../ui/action/NextStep.tsx'
import { useMovingOn } from '../use-moving-on.ts'
import type { Wizard, WizardView } from '../wizard.ts'
import type { WizardAction } from '../wizard-state.ts'
import wizardCss from '../Wizard.module.css'
import { WizardSum } from '../placing/WizardSum.tsx'

interface StepProps {
  readonly wizard: Wizard
  readonly view: WizardView
}

/** The grid of an order: Enter goes to the next line, Ctrl and Enter to the next step. */
export function QuantityStep({ wizard, view }: StepProps) {
  const t = useAllTexts()
  const { singleKeys } = useTheme()
  const words = t.orders.quantity
  const { proposal } = wizard
  const [moving, moveOn] = useMovingOn(wizard)
  const act = (action: WizardAction) => actAndFocus(wizard.act, action)
  const grid = useRef<HTMLDivElement>(null)
  const judged = judge(proposal, view.lines)
  const shown = judged.lines.filter(({ filled }) => !filled.setAside)
  const mayGoOn = judged.bad.length === 0 && !judged.nothingToOrder
  const lastOrder = proposal.lines
    .map((line) => line.lastOrderDate ?? '')
    .toSorted()
    .at(-1)

  function focusNext(from: HTMLElement): void {
    const fields = [...(grid.current?.querySelectorAll<HTMLElement>('[data-quantity] input') ?? [])]
    const next = fields[fields.indexOf(from) + 1] ?? document.getElementById('order-next')
    next?.focus()
  }
  function goToBadLine(): void {
    const [first] = judged.bad
    if (!first) return
    const line = document.getElementById(lineId(first.filled.prescriptionRowId))
    const field = line?.querySelector<HTMLElement>('[aria-invalid]') ?? line
    field?.focus()
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (mayGoOn) moveOn('check')
    else goToBadLine()
  }

  const blocked =
    judged.bad.length > 0 ? (
      <>
        <Icon>
          <IconAlertCircle />
        </Icon>
        <span>
          {t.orders.wizard.fixLines({ count: judged.bad.length })}{' '}
          <ErrorLink onPress={goToBadLine}>{t.orders.wizard.goToLine}</ErrorLink>
        </span>
      </>
    ) : (
      judged.nothingToOrder && <span>{t.orders.place.noLines}</span>
    )
  const missing = judged.removed.map((line) => ({
    key: line.itemNumber,
    word: line.product.name,
    onChoose: () => act({ kind: 'bring-back', line }),
  }))
  const keys = t.keyboard
  const single = [
    { keys: ['+', '−'], does: keys.changeAmount },
    { keys: ['H'], does: keys.highestAllowed },
  ]
  return (
    <div className={columns} onKeyDown={press}>
      <div className={wizardCss.stack}>
        <Card
          title={<StepTitle moves={view.moves}>{words.title}</StepTitle>}
          note={
            <span className={wizardCss.wideOnly}>
              {lastOrder ? words.prefilled({ date: lastOrder }) : words.prefilledFirst}
            </span>
          }
          aside={
            <Menu
              trigger={(links) => (
                <Button variant="text" size="compact" icon={<IconPlus />} {...links}>
                  {words.addLine}
                </Button>
              )}
              items={missing.length > 0 ? missing : [{ key: 'none', word: words.addLine, reason: words.allHere }]}
            />
          }
        >
          <div ref={grid}>
            <div className={css.heads} aria-hidden="true" data-prices={proposal.rules.showPrices}>
              <span>{words.columns.product}</span>
              <span>{words.columns.allowed}</span>
              <span>{words.columns.packages}</span>
              {proposal.rules.showPrices && <span>{words.columns.price}</span>}
              {proposal.rules.showPrices && <span>{words.columns.sum}</span>}
              <span />
            </div>
            <ul aria-label={t.orders.history.itemColumns.items}>
              {shown.map((each) => (
                <QuantityLine
                  key={each.filled.prescriptionRowId}
                  judged={each}
                  today={proposal.today}
                  showPrices={proposal.rules.showPrices}
                  act={act}
                  onNext={focusNext}
                />
              ))}
            </ul>
          </div>
          <SetAsideLines judged={judged} proposal={proposal} act={act} />
        </Card>
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
        next={{ word: t.orders.wizard.toCheck, busy: moving, onPress: () => moveOn('check'), blocked }}
        back={{ word: t.orders.wizard.steps.receiver, onPress: () => wizard.act({ kind: 'go', to: 'receiver' }) }}
      />
    </div>
  )
}
