import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { BlockingFinding } from '@omsorg/domain/orders/placing/line-check.ts'
import type { ReactNode } from 'react'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Icon } from '../../../../ui/picture/Icon.tsx'
import type { CheckedLine } from '../order-check.ts'
import css from './Lines.module.css'
import type { WizardAction } from '../wizard-state.ts'
import { unavailableText, warningText } from '../words.ts'

interface LineFindingsProps {
  readonly id: string
  readonly checked: CheckedLine
  /** Until when they last; null where nobody knows. */
  readonly until: string | null
  readonly act: (action: WizardAction) => void
  /** Says only what keeps it from being ordered; what is good to know stands elsewhere. */
  readonly onlyBlocks?: boolean
}

/** What keeps a line from being ordered, with the way to repair it; then what is good to know. */
export function LineFindings({ id, checked, until, act, onlyBlocks = false }: LineFindingsProps) {
  const t = useCareTexts()
  const { line, filled, check } = checked
  const blocks = check.findings.flatMap(({ severity, name }) => (severity === 'block' ? [name] : []))
  // A line that cannot be ordered at all has one sentence: what is typed in it does not matter any more.
  const [block] = blocks.includes('line-unavailable') ? (['line-unavailable'] as const) : blocks
  const warnings = check.findings.flatMap(({ severity, name }) => (severity === 'warn' ? [name] : []))
  const short = (line.packagesPerWithdrawal ?? 0) - (filled.quantity ?? 0)
  const shown = block || onlyBlocks ? [] : warnings
  return (
    <div id={id} className={css.findings}>
      {block && <Block checked={checked} name={block} act={act} />}
      {shown.map((warning) => (
        <p key={warning} className={css.note}>
          <Icon size={16} of={<IconInfoCircle />} />
          <span>
            <b>{warningText(warning, line, short, t)}</b>
            {warning === 'less-than-prescribed' && until !== null && <> {t.orders.quantity.lasts({ date: until })}</>}
          </span>
        </p>
      ))}
    </div>
  )
}

interface BlockProps {
  readonly checked: CheckedLine
  readonly name: BlockingFinding
  readonly act: (action: WizardAction) => void
}

function Block({ checked, name, act }: BlockProps) {
  const t = useCareTexts()
  const { line, filled } = checked
  const { key } = filled
  const words = t.orders.line
  const allowed = line.allowedQuantity ?? 0
  if (name === 'line-unavailable') {
    const { text, why } = unavailableText(line, t)
    const setAside = (
      <Button size="compact" onClick={() => act({ kind: 'set-aside', key })}>
        {t.orders.aside.setAside}
      </Button>
    )
    return (
      <Sentence fact={`${text}.`} repair={setAside}>
        {why}
      </Sentence>
    )
  }
  if (name === 'quantity-above-allowed') {
    const change = (
      <Button size="compact" onClick={() => act({ kind: 'set-quantity', line, quantity: allowed })}>
        {words.changeTo({ max: allowed })}
      </Button>
    )
    return (
      <Sentence fact={words.tooMuch({ count: (filled.quantity ?? 0) - allowed })} repair={change}>
        {words.tooMuchWhy({ max: allowed })}
      </Sentence>
    )
  }
  if (name === 'flavors-do-not-sum') {
    const count = Object.values(filled.flavors).reduce<number>((sum, packages) => sum + (packages ?? 0), 0)
    return <Sentence fact={words.flavorsDiffer({ count, of: filled.quantity ?? 0 })} />
  }
  if (name === 'flavor-not-orderable') return <Sentence fact={words.flavorStopped} />
  return <Sentence fact={name === 'quantity-zero' ? words.zero : words.notWhole} />
}

interface SentenceProps {
  readonly fact: string
  readonly repair?: ReactNode
  readonly children?: ReactNode
}

function Sentence({ fact, repair, children }: SentenceProps) {
  return (
    <div className={css.block}>
      <Icon of={<IconAlertCircle />} />
      <p>
        <b>{fact}</b> {children}
      </p>
      {repair}
    </div>
  )
}
