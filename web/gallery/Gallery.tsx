import type { ReactNode } from 'react'
import { ToastHost } from '../ui/feedback/ToastHost.tsx'
import { ColorSchemeToggle } from '../ui/layout/ColorSchemeToggle.tsx'
import { Breadcrumb, Page } from '../ui/layout/Page.tsx'
import { SkipLink } from '../ui/navigation/SkipLink.tsx'
import { Actions } from './Actions.tsx'
import { CellGrids } from './CellGrids.tsx'
import { Choices } from './Choices.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Feedback } from './Feedback.tsx'
import { Fields } from './Fields.tsx'
import css from './Gallery.module.css'
import { Grids } from './Grids.tsx'
import { Layout } from './Layout.tsx'
import { Navigation } from './Navigation.tsx'
import { Pictures } from './Pictures.tsx'
import { SignIn } from './SignIn.tsx'
import { Supply } from './Supply.tsx'
import { Tables } from './Tables.tsx'
import { Toasts } from './Toasts.tsx'
import { Trees } from './Trees.tsx'

const home = (
  <a key="home" href="/">
    Omsorg
  </a>
)

/** Every component of web/ui in its states; e2e/gallery.spec.ts reads it. It speaks English, for it is for those who build. */
export function Gallery() {
  return (
    <ToastHost closeWord="Close">
      <SkipLink to="#main">Skip to the content</SkipLink>
      <Page
        title="Gallery"
        lead="Every part that the pages are made of, in its states."
        breadcrumb={<Breadcrumb label="You are here" links={[home]} here="Gallery" />}
        aside={<ColorSchemeToggle label="Theme" words={{ light: 'Light', dark: 'Dark', auto: 'As the system' }} />}
      >
        <div className={css.parts}>
          <Part title="Actions">
            <Actions />
          </Part>
          <Part title="Fields">
            <Fields />
          </Part>
          <Part title="Choices">
            <Choices />
          </Part>
          <Part title="Trees">
            <Trees />
          </Part>
          <Part title="Navigation">
            <Navigation />
          </Part>
          <Part title="Tables">
            <Tables />
          </Part>
          <Part title="Grids">
            <Grids />
          </Part>
          <Part title="Cell grids">
            <CellGrids />
          </Part>
          <Part title="Dialogs">
            <Dialogs />
          </Part>
          <Part title="Feedback">
            <Feedback />
          </Part>
          <Part title="Toasts">
            <Toasts />
          </Part>
          <Part title="Pictures">
            <Pictures />
          </Part>
          <Part title="Supply and orders">
            <Supply />
          </Part>
          <Part title="Layout">
            <Layout />
          </Part>
          <Part title="Sign-in">
            <SignIn />
          </Part>
        </div>
      </Page>
    </ToastHost>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
