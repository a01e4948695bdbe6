// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation } from '../../core/operation.ts';
import type { Faq, FaqListParams, FaqPage } from '../types.ts';

export const faqList: ListOperation<FaqListParams, FaqPage, Faq> = { id: 'faqList', method: 'GET', path: '/faqs', items: ['items'] };
