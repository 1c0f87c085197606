export { Agreements, Contacts, InformationCard, ManualsCard, NewsCard } from './reading/NewsParts.tsx'
