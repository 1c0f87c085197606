import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './Inquiry.module.css'
import type { BotCheck } from './use-bot-check.ts'

/** The bot check: no puzzle, only how far the work is (A-2.2-08). */
export function BotCheckLine({ check }: { readonly check: BotCheck }) {
  const { botCheck } = useAllTexts().inquiries
  const { state } = check
  const icon = state === 'done' ? <IconCircleCheck /> : state === 'failed' ? <IconAlertCircle /> : <IconShieldCheck />
  return (
    <section className={css.check} aria-label={botCheck.label} data-state={state}>
      <Icon of={icon} />
      <div>
        <p role="status">{botCheck[state]}</p>
        <p className="o-small">{botCheck.why}</p>
      </div>
      {state === 'failed' && (
        <Button size="compact" onClick={check.again}>
          {botCheck.again}
        </Button>
      )}
    </section>
  )
}
