import type { Glossary } from './Glossary.ts'

export const fr: Glossary = {
  address: 'Formal: vous, votre. Buttons are infinitives (*Demander*).',
  breaksAddress: [/(?<!\p{L})(tu|toi|ton|tes|te|tien\p{L}*)(?!\p{L})/iu],
  terms: {
    experience: { word: 'expérience', forms: ['expérience'], not: ['offre '] },
    redeem: {
      word: 'échanger',
      forms: ['échang'],
      note: 'One exchanges points *contre* an experience, which is then *obtenue*.',
      except: {
        'An experience is obtained with points.': [
          'hub.concierge.choose.text',
          'redemptions.empty.text',
          'redemptions.redeem.again.title',
        ],
      },
    },
    points: { word: 'points', forms: ['point'] },
    taken: { word: 'prélever', forms: ['prélev'], not: ['débit', 'déduit'] },
    balance: { word: 'solde', forms: ['solde'] },
    wallet: {
      word: 'compte de points',
      forms: ['compte'],
      not: ['portefeuille'],
      except: { 'The tab: short.': ['hub.wallet'] },
    },
    refund: { word: 'recréditer', forms: ['recrédit'], not: ['rembours'] },
    request: { word: 'demande, demander', forms: ['demand'] },
    concierge: { word: 'concierge', forms: ['concierge'] },
    conversation: { word: 'conversation', forms: ['conversation'] },
    message: { word: 'message', forms: ['message'] },
    guests: {
      word: 'personnes',
      forms: ['personne'],
      not: ['invité'],
      note: 'Members pay: nobody is invited. *Participants* is the party.',
    },
    seat: { word: 'place', forms: ['place'] },
    location: { word: 'lieu', forms: ['lieu'] },
    soldOut: { word: 'complet', forms: ['compl'], not: ['épuisé'] },
    saved: { word: 'enregistrer, enregistrée', forms: ['enregistr'], not: ['sauvegard'] },
    stored: { word: 'conserver', forms: ['conserv'], not: ['stock'] },
    terms: { word: 'conditions', forms: ['conditions'] },
    accept: {
      word: 'accepter',
      forms: ['accept'],
      except: { 'The label of a busy button: what is accepted stands above it.': ['terms.accepting'] },
    },
    code: { word: 'code', forms: ['code'] },
    countryCode: { word: 'indicatif', forms: ['indicatif'] },
    reference: { word: 'référence', forms: ['référence'] },
    organisation: { word: 'organisation', forms: ['organisation'] },
    provider: { word: 'prestataire', forms: ['prestataire'], not: ['fournisseur'] },
    tryAgain: { word: 'réessayer', forms: ['réessa'] },
  },
}
