import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import IconNurse from '@tabler/icons-react/dist/esm/icons/IconNurse.mjs'
import { listWhoLooked } from '@omsorg/contract/portal/access-log/list-who-looked.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useState } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import { useAnswer } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { Fells } from '../parts/Fells.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import css from './Looked.module.css'
import { professionIn } from './profession.ts'

type Row = AnswerOf<typeof listWhoLooked>['entities'][number]

const more = 25
const most = 200

/** Who has looked, day by day: the unit and the profession, the hour, what was looked at. */
export function LookedPage() {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const [shown, setShown] = useState(more)
  const looked = useAnswer(listWhoLooked, {
    params: { careRecipientId: String(person.careRecipientId) },
    query: { page: 1, pageSize: shown },
  })
  const place = person.carePlace?.name ?? t.order.who.staff
  const days = Map.groupBy(looked.data?.entities ?? [], ({ at }) => saying.dayOf(at))
  return (
    <PersonFrame>
      <Titles title={t.looked.title} lead={t.looked.lead} back={{ to: 'home', word: t.shell.toStart }} />
      {!looked.data && <InsteadOfAnswer answer={looked} />}
      {looked.data?.entities.length === 0 && (
        <Box title={t.looked.none}>
          <Fells />
          <p>{t.looked.noneBody}</p>
        </Box>
      )}
      {[...days].map(([day, rows]) => (
        <section key={day} className={css.day}>
          <h2>
            <time dateTime={day}>{saying.day(day)}</time>
          </h2>
          <ul>
            {rows.map((row, at) => (
              <LookedRow key={at} row={row} time={saying.time(row.at)} />
            ))}
          </ul>
        </section>
      ))}
      {looked.data && looked.data.totalCount > looked.data.entities.length && shown < most && (
        <Press busy={looked.isFetching} onClick={() => setShown(Math.min(shown + more, most))}>
          {t.looked.older}
        </Press>
      )}
      {looked.data && <p className="o-small">{t.looked.from({ day: saying.day(looked.data.from) })}</p>}
      <Box title={t.looked.strange}>
        <p>{t.looked.strangeBody({ place })}</p>
      </Box>
    </PersonFrame>
  )
}

function LookedRow({ row, time }: { readonly row: Row; readonly time: string }) {
  const { looked } = useAllTexts()
  const profession = professionIn(looked, row.profession)
  const isHolder = row.isSelf || row.relation !== null
  return (
    <li>
      <span className={css.sign}>
        <Icon
          size={24}
          of={isHolder ? <IconHeartHandshake /> : row.isCustomerService ? <IconHeadset /> : <IconNurse />}
        />
      </span>
      <div>
        <div className={css.head}>
          <b>{who()}</b>
          <span className="o-small">{looked.about({ time })}</span>
        </div>
        {row.unit && profession && <p className="o-small">{row.unit}</p>}
        <p>
          {looked.kinds[row.kind ?? 'other']}
          {row.times > 1 && `, ${looked.times({ count: row.times })}`}
        </p>
      </div>
    </li>
  )

  function who(): string {
    if (row.isSelf) return looked.you
    if (row.relation) return looked.relation[row.relation]
    if (row.isCustomerService) return looked.service
    return profession ?? row.unit ?? looked.staff
  }
}
