import { RegenAbortError, type Application, type ApplicationCreateParams } from '@regen/sdk';
import { afterWrite, applicationCreate } from '@regen/sdk/query';
import { createApplicationsResource } from '@regen/sdk/resources/applications';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';

/** A slow connection may take its time with ten megabytes. */
const TIMEOUT = 10 * 60_000;

export interface SendApplication {
  /** Percent sent, null while nothing is being sent. */
  progress: number | null;
  wasStopped: boolean;
  /** Throws what belongs to the form; null when it was stopped. */
  send: (params: ApplicationCreateParams, key: string) => Promise<Application | null>;
  stop: () => void;
}

/** Sends the form with its file and reports progress. The same key never makes a second application. */
export function useSendApplication(): SendApplication {
  const { queryClient, service } = useApp();
  const [progress, setProgress] = useState<number | null>(null);
  const [wasStopped, setWasStopped] = useState(false);
  const underway = useRef<AbortController | null>(null);
  useEffect(() => () => underway.current?.abort(), []);
  return {
    progress,
    wasStopped,
    stop: () => underway.current?.abort(),
    async send(params, idempotencyKey) {
      const controller = new AbortController();
      underway.current = controller;
      setWasStopped(false);
      setProgress(0);
      try {
        const application = await service(createApplicationsResource).create(params, {
          signal: controller.signal,
          timeout: TIMEOUT,
          maxRetries: 0,
          idempotencyKey,
          onProgress: ({ percent }) => setProgress(percent),
        });
        void afterWrite(queryClient, applicationCreate, application, params);
        return application;
      } catch (error) {
        if (!(error instanceof RegenAbortError)) throw error;
        setWasStopped(true);
        return null;
      } finally {
        setProgress(null);
      }
    },
  };
}
