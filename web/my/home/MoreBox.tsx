import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import IconDroplet from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconNurse from '@tabler/icons-react/dist/esm/icons/IconNurse.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { useTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { LineTo } from '../parts/Lines.tsx'
import { useSaying } from '../person/here.ts'
import type { Home } from './HomePage.tsx'

/** What else there is. A thing that the place does not use is left out here; its page says why. */
export function MoreBox({ home }: { readonly home: Home }) {
  const { home: words } = useTexts()
  const saying = useSaying(home.today)
  const isOff = ({ reason }: { readonly reason: string | null }) => reason === 'switched-off'
  const inDiary = home.products.some(({ product }) => product.therapyArea === 'Incontinence') || home.diary !== null
  const [soonest] = home.ending.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn))
  return (
    <Box label={words.more} flush>
      <LineTo to="ask" icon={<IconNurse />} title={words.ask} help={askHelp()} />
      {inDiary && !isOff(home.can.diary) && (
        <LineTo
          to="diary"
          icon={<IconDroplet />}
          title={words.diary}
          help={
            home.diary &&
            words.diaryGoes({
              hours: String(Math.floor(home.diary.hoursMeasured)),
              planned: String(home.diary.plannedHours),
            })
          }
        />
      )}
      {home.products.length > 0 && !isOff(home.can.stock) && (
        <LineTo to="count" icon={<IconClipboardList />} title={words.count} />
      )}
      <LineTo to="parcels" icon={<IconPackage />} title={words.orders} />
      <LineTo to="looked" icon={<IconEye />} title={words.looked} />
    </Box>
  )

  function askHelp(): string | null {
    if (home.unreadAnswers > 0) return words.answers({ count: home.unreadAnswers })
    if (!soonest) return null
    return soonest.isAsked ? words.asked : words.askEnds({ day: saying.short(soonest.endsOn) })
  }
}
