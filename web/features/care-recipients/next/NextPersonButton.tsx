import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { orderPathOf } from '../order-path.ts'
import { nameOf } from '../person-text.ts'
import type { NextPersons } from './next-persons.ts'

/** The filled button after an order: the next person in need, else the way back to the list. */
export function NextPersonButton({ next }: Pick<NextPersons, 'next'>) {
  const words = useCareTexts().orderPage.next
  const path = next && orderPathOf(next)
  if (!next || !path) {
    return (
      <RouteButton variant="primary" to={pathTo('CareRecipientMain')}>
        {words.toList}
      </RouteButton>
    )
  }
  const name = nameOf(next)
  return (
    <RouteButton variant="primary" iconAfter={<IconArrowRight />} to={path}>
      {name ? words.next({ name }) : words.nextPlain}
    </RouteButton>
  )
}
