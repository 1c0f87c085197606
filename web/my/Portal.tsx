import { type ComponentType, useEffect, useState } from 'react'
import { speakFully } from './language/speaking.ts'
import { useSession } from './session/session-here.ts'

const learnEids = async () => (await import('./session/eids-here.ts')).learnEids()

interface Loaded {
  readonly Page: ComponentType
  /** Asks for what its first page shows. */
  readonly readFirst?: () => Promise<void>
}

/** The two sides of the door are fetched each when it is needed: nobody who is signed in waits for the sign-in, and nobody at the door for what is behind it. */
const sides = {
  inside: async (): Promise<Loaded> => {
    const { Inside: Page, readFirst } = await import('./Inside.tsx')
    return { Page, readFirst }
  },
  door: async (): Promise<Loaded> => {
    const [{ SignInPages: Page }] = await Promise.all([import('./sign-in/SignInPages.tsx'), speakFully(), learnEids()])
    return { Page }
  },
}

export type Side = keyof typeof sides

interface Drawn extends Loaded {
  readonly side: Side
}

/** Before anything is drawn: behind a fallback React would hold back a page that is ready. */
export async function loadSide(side: Side): Promise<Drawn> {
  return { side, ...(await sides[side]()) }
}

/** Whoever is signed in stands inside, at whatever address; everybody else at the door. */
export function Portal({ first }: { readonly first: Drawn }) {
  const side: Side = useSession().phase === 'signed-in' ? 'inside' : 'door'
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    let isMeant = true
    void loadSide(side).then((loaded) => isMeant && setDrawn(loaded))
    // What is behind the door is on its way while one shows who one is.
    if (side === 'door') void sides.inside()
    return () => {
      isMeant = false
    }
  }, [side])
  // Nothing of a person is drawn once nobody is signed in, while the other side is still on its way.
  return drawn.side === side ? <drawn.Page /> : null
}
