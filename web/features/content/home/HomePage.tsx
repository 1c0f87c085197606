import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { SignInScene } from '../../../ui/sign-in/SignInScene.tsx'
import { InquiryForm } from '../inquiry/InquiryForm.tsx'
import { useWritten, Written } from '../written/Written.tsx'
import css from './HomePage.module.css'

/** The root for visitors (A-2.2-01): what Omsorg is, the way in, and a question to customer service. */
export default function HomePage() {
  const { publicPages, inquiries } = useAllTexts()
  const { home } = publicPages
  const written = useWritten('TOP_HOME')
  return (
    <main className={css.home} id="main" tabIndex={-1}>
      <section className={css.hero}>
        <div className={css.words}>
          <PageTitle>{home.title}</PageTitle>
          <p className={css.lead}>{home.lead}</p>
          <div>
            <RouteButton variant="primary" size="large" iconAfter={<IconArrowRight />} to={pathTo('Login')}>
              {home.signIn}
            </RouteButton>
          </div>
        </div>
        <div className={css.scene}>
          <SignInScene />
        </div>
      </section>
      <Written html={written} />
      <ul className={css.points}>
        {home.points.map(({ title, body }) => (
          <li key={title}>
            <Card title={title} padded>
              <p>{body}</p>
            </Card>
          </li>
        ))}
      </ul>
      <section className={css.ask} aria-labelledby="home-ask">
        <div>
          <h2 id="home-ask">{home.ask}</h2>
          <p>{inquiries.inquiryLead}</p>
        </div>
        <Card padded label={home.ask}>
          <InquiryForm />
        </Card>
      </section>
    </main>
  )
}
