import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Icon } from '../../ui/picture/Icon.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import { WayLink } from '../way/WayLink.tsx'
import css from './Steps.module.css'

const stops = { amounts: 'order', where: 'order-where', check: 'order-check' } as const
const names = ['amounts', 'where', 'check'] as const

/** Where one is of three; what is done leads back. */
export function OrderSteps({ now }: { readonly now: (typeof names)[number] }) {
  const { order } = useAllTexts()
  const here = names.indexOf(now)
  return (
    <ol className={css.steps} aria-label={order.stepsLabel}>
      {names.map((name, at) => {
        const inside = (
          <>
            <span className={css.number} aria-hidden="true">
              {at < here ? <Icon of={<IconCheck />} /> : at + 1}
            </span>
            {order.steps[name]}
          </>
        )
        return (
          <li
            key={name}
            data-state={at < here ? 'done' : at === here ? 'now' : 'to-come'}
            aria-current={at === here ? 'step' : undefined}
          >
            {at < here ? <WayLink to={stops[name]}>{inside}</WayLink> : inside}
          </li>
        )
      })}
    </ol>
  )
}
