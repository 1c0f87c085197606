import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs'
import { Button } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { RouteLink } from '../../routing/navigation.tsx'
import { pathTo } from '../../routing/paths.ts'
import { useAllTexts } from '../../texts.tsx'
import { markCookieNoteRead, useCookieNoteRead } from './cookie-note.ts'
import css from './CookieNote.module.css'

/** Says once in a browser which cookies there are. It lies over nothing and asks for nothing. */
export function CookieNote() {
  return useCookieNoteRead() ? null : <Note />
}

function Note() {
  const { cookies } = useAllTexts().publicPages
  return (
    <section className={css.note} aria-label={cookies.about}>
      <Icon of={<IconCookie />} />
      <p>
        {cookies.note} <RouteLink to={pathTo('Cookies')}>{cookies.about}</RouteLink>
      </p>
      <Button size="compact" onClick={() => markCookieNoteRead(true)}>
        {cookies.understood}
      </Button>
    </section>
  )
}
