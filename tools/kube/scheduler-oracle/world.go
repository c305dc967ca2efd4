package main

import (
	"encoding/json"
	"fmt"
	"strconv"

	v1 "k8s.io/api/core/v1"
	storagev1 "k8s.io/api/storage/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes/scheme"
	corev1 "k8s.io/kubernetes/pkg/apis/core/v1"
	storage "k8s.io/kubernetes/pkg/apis/storage/v1"
)

// world is what the scheduler is shown, and the pod that it has to place.
type world struct {
	objects []runtime.Object
	pod     *v1.Pod
}

func readWorld(line []byte) (*world, error) {
	var raw struct {
		Objects []json.RawMessage `json:"objects"`
		Pod     json.RawMessage   `json:"pod"`
	}
	if err := json.Unmarshal(line, &raw); err != nil {
		return nil, err
	}

	read := &world{}
	for index, one := range append(raw.Objects, raw.Pod) {
		object, _, err := scheme.Codecs.UniversalDeserializer().Decode(one, nil, nil)
		if err != nil {
			return nil, fmt.Errorf("object %d: %w", index, err)
		}
		if err := complete(object, index); err != nil {
			return nil, err
		}
		read.objects = append(read.objects, object)
	}
	pod, isPod := read.objects[len(raw.Objects)].(*v1.Pod)
	if !isPod {
		return nil, fmt.Errorf("the pod to place is a %T", read.objects[len(raw.Objects)])
	}
	read.pod = pod
	return read, nil
}

// complete sets what the API server sets on each object: its defaults, a UID and a version.
func complete(object runtime.Object, index int) error {
	switch one := object.(type) {
	case *v1.Pod:
		corev1.SetObjectDefaults_Pod(one)
	case *v1.Node:
		corev1.SetObjectDefaults_Node(one)
	case *v1.Namespace:
		corev1.SetObjectDefaults_Namespace(one)
	case *v1.PersistentVolume:
		corev1.SetObjectDefaults_PersistentVolume(one)
	case *v1.PersistentVolumeClaim:
		corev1.SetObjectDefaults_PersistentVolumeClaim(one)
	case *storagev1.StorageClass:
		storage.SetObjectDefaults_StorageClass(one)
	case *storagev1.CSIDriver:
		storage.SetObjectDefaults_CSIDriver(one)
	}

	accessor, err := meta.Accessor(object)
	if err != nil {
		return err
	}
	if accessor.GetUID() == "" {
		accessor.SetUID(types.UID(fmt.Sprintf("uid-%d", index)))
	}
	accessor.SetResourceVersion(strconv.Itoa(index + 1))
	return nil
}

// isSeen says whether the scheduler is told of an object: its informer leaves out pods that have ended.
func isSeen(object runtime.Object) bool {
	pod, isPod := object.(*v1.Pod)
	return !isPod || (pod.Status.Phase != v1.PodSucceeded && pod.Status.Phase != v1.PodFailed)
}
