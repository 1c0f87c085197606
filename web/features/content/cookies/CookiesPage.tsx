import { useState } from 'react'
import { CookieNote } from '../../../platform/shell/public/CookieNote.tsx'
import { markCookieNoteRead } from '../../../platform/shell/public/cookie-note.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useWritten, Written } from '../written/Written.tsx'
import css from '../Words.module.css'

/** The names are part of the interface, and the same in every language. */
const rows = [
  { name: 'guide-session', row: 'session', length: 'idle' },
  { name: 'guide-auth', row: 'auth', length: 'idle' },
  { name: 'guide-lang', row: 'language', length: 'year' },
  { name: 'guide-device', row: 'device', length: 'year' },
  { name: 'guide-mm', row: 'maintenance', length: 'window' },
] as const

export function CookiesPage() {
  const { screens, publicPages } = useAllTexts()
  const { cookies } = publicPages
  const written = useWritten('TOP_COOKIES')
  const signedIn = useSessionUser() !== null
  const [reset, setReset] = useState(false)
  return (
    <Page title={screens.cookies} lead={cookies.lead}>
      <div className={css.parts}>
        {signedIn && <CookieNote />}
        <Written html={written} />
        <Card padded label={screens.cookies}>
          <div className={css.scroll} tabIndex={0} role="group" aria-label={screens.cookies}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{cookies.name}</th>
                  <th scope="col">{cookies.purpose}</th>
                  <th scope="col">{cookies.lasts}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, row, length }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{cookies.rows[row]}</td>
                    <td>{cookies.lengths[length]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
        <p>{cookies.storage}</p>
        <div>
          <Button
            onClick={() => {
              markCookieNoteRead(false)
              setReset(true)
            }}
          >
            {cookies.reset}
          </Button>
          <p role="status">{reset ? cookies.resetDone : ''}</p>
        </div>
      </div>
    </Page>
  )
}
