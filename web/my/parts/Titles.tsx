import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { type ReactNode, useEffect } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { WayLink } from '../way/WayLink.tsx'
import type { About, Stop } from '../way/way.ts'
import css from './Titles.module.css'

interface TitlesProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Leads back to another page, by its name. */
  readonly back?: { readonly to: Stop; readonly word: string; readonly about?: About }
}

/** The head of a page. Its title names the tab as well, and has the focus when the page is gone to. */
export function Titles({ title, lead, back }: TitlesProps) {
  useEffect(() => {
    document.title = `${title} – Omsorg`
  }, [title])
  return (
    <>
      {back && (
        <WayLink to={back.to} className={css.back} {...(back.about ? { about: back.about } : {})}>
          <Icon size={24} of={<IconArrowLeft />} />
          {back.word}
        </WayLink>
      )}
      <div className={css.titles}>
        <PageTitle>{title}</PageTitle>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
    </>
  )
}
