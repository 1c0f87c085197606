import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import type { ReactNode } from 'react'
import { useAllTexts } from '../language/use-texts.ts'
import { Stops } from '../parts/Stops.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { useByWhom } from '../person/use-who-name.ts'
import type { Order, Part } from './use-parcel.ts'

const steps = ['ordered', 'packed', 'on-the-way', 'arrived'] as const

const icons: Readonly<Record<(typeof steps)[number], ReactNode>> = {
  ordered: <IconCheck />,
  packed: <IconBox />,
  'on-the-way': <IconTruckDelivery />,
  arrived: <IconHome />,
}

/** The way of a parcel in four words, with when each was, or is expected. */
export function PartStops({ order, part }: { readonly order: Order; readonly part: Part }) {
  const t = useAllTexts()
  const { me } = useHere()
  const saying = useSaying(me.today)
  const byWhom = useByWhom()
  const here = steps.findIndex((step) => step === part.step)
  return (
    <Stops
      label={t.parcel.wayLabel}
      stops={steps.map((step, at) => ({
        key: step,
        word: t.home.steps[step],
        icon: icons[step],
        state: at < here || part.step === 'arrived' ? 'done' : at === here ? 'now' : 'to-come',
        when: when(step),
      }))}
    />
  )

  function when(step: (typeof steps)[number]): string | null {
    const reached = part.steps.find((each) => each.step === step)
    if (step === 'ordered') return t.parcel.orderedBy({ day: saying.onDayOf(order.placedAt), who: byWhom(order.by) })
    if (reached) return t.parcel.at({ day: saying.onDayOf(reached.at), time: saying.time(reached.at) })
    return step === 'arrived' && part.expectedOn ? t.parcel.expected({ day: saying.on(part.expectedOn) }) : null
  }
}
