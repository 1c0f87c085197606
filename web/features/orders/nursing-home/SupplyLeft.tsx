import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { daysText, toneOf } from '../../care-recipients/index.ts'
import type { ProposedLine } from '../placing/proposal.ts'
import css from './Residents.module.css'

const signs = {
  now: <IconAlertTriangle />,
  soon: <IconClock />,
  fresh: <IconCheck />,
  miss: <IconHelpCircle />,
} as const

/** How long what a resident has of a product lasts still. */
export function SupplyLeft({ line: { suggestion } }: { readonly line: ProposedLine }) {
  const t = useAllTexts()
  if (!suggestion) return null
  const tone = toneOf(suggestion.word)
  return (
    <span className={css.left} data-tone={tone}>
      <Icon size={16} of={signs[tone]} />
      {suggestion.word === 'consumption-missing' ? t.common.words.unknown : daysText(t, suggestion)}
    </span>
  )
}
